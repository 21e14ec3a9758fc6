import css from '@baize/ui/fonts.css?inline';

/** How long the page may be busy with its font before it looks after its visitor. */
const TURN_MS = 4;

/**
 * Shows the web font once it is there. The rules of a stylesheet would have the whole page laid out twice, when they come
 * and again when the font does; faces that are loaded before they are added do it once, and piece by piece.
 */
async function showFonts(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const faces = [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [faceOf(rule.style)] : []));
  /* The first has the signs of both languages; the others are fetched by the browser when a text needs them. */
  await faces[0]?.load();
  for (const face of faces) document.fonts.add(face);
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece], .distant')];
  const breathe = createBreather();
  for (const piece of pieces) {
    /* Far down the page nothing is laid out yet, and the piece costs nothing as a whole. */
    const leaves = isNear(piece) ? leavesOf(piece) : [];
    for (const leaf of leaves) {
      await breathe();
      leaf.style.fontFamily = 'var(--default-font-family)';
      /* Asking for a size has it laid out now, so that the clock counts it. */
      leaf.getBoundingClientRect();
    }
    await breathe();
    piece.style.fontFamily = 'inherit';
    piece.getBoundingClientRect();
    for (const leaf of leaves) leaf.style.removeProperty('font-family');
  }
  await breathe();
  document.documentElement.dataset['font'] = 'shown';
  for (const piece of pieces) piece.style.removeProperty('font-family');
}

void showFonts();

/** Waits for the next task once this one has taken its turn. */
function createBreather(): () => Promise<void> {
  let turnEnds = performance.now() + TURN_MS;
  return async () => {
    if (performance.now() < turnEnds) return;
    /* Nothing is shared with the program, which would otherwise be fetched and run for it. */
    await new Promise((resolve) => setTimeout(resolve));
    turnEnds = performance.now() + TURN_MS;
  };
}

const isNear = (piece: Element): boolean => piece.getBoundingClientRect().top < window.innerHeight;

/** The elements that have text of their own. Each weight and width of a variable font is made when it is first used. */
function leavesOf(piece: HTMLElement): HTMLElement[] {
  const leaves = new Set<HTMLElement>();
  const texts = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const leaf = text.parentElement;
    if (leaf !== null && leaf !== piece && text.nodeValue?.trim() !== '') leaves.add(leaf);
  }
  return [...leaves];
}

function faceOf(rule: CSSStyleDeclaration): FontFace {
  const value = (name: string): string => rule.getPropertyValue(name);
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    style: value('font-style'),
    weight: value('font-weight'),
    stretch: value('font-stretch'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
}
