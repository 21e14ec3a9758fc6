import { expect, it } from 'vitest';
import { firstViewCss } from './firstViewCss.ts';

const page = '<div class="p-4 hover:bg-1 2xl:w-[3px] [&amp;&gt;img]:x"><a class="link"></a></div>';

it('keeps rules of classes that the page has, and those without classes', () => {
  const css = 'body{margin:0}.p-4{padding:1rem}.p-5{padding:2rem}.link,.other{color:red}.link.off{top:0}';
  expect(firstViewCss(css, page)).toBe('body{margin:0}.p-4{padding:1rem}.link,.other{color:red}');
});

it('reads names as stylesheets write them', () => {
  const css = '.hover\\:bg-1:hover{a:1}.\\32 xl\\:w-\\[3px\\]{b:2}.\\[\\&\\>img\\]\\:x>img{c:3}.focus\\:y{d:4}';
  expect(firstViewCss(css, page)).toBe(
    '.hover\\:bg-1:hover{a:1}.\\32 xl\\:w-\\[3px\\]{b:2}.\\[\\&\\>img\\]\\:x>img{c:3}',
  );
});

it('goes into groups, keeps their order, and drops those that are left empty', () => {
  const css = '@layer a,b;@layer b{@media (width>=1px){.p-4{x:1}.no{y:2}}}@media print{.no{z:3}}';
  expect(firstViewCss(css, page)).toBe('@layer a,b;@layer b{@media (width>=1px){.p-4{x:1}}}');
});

it('leaves web fonts and motion for later, but not the faces that stand in for them', () => {
  const css =
    '@font-face{font-family:Archivo;src:url(a)}@font-face{font-family:"Archivo Fallback";src:local(Arial)}@keyframes spin{to{a:1}}@property --x{inherits:false}';
  expect(firstViewCss(css, page)).toBe(
    '@font-face{font-family:"Archivo Fallback";src:local(Arial)}@property --x{inherits:false}',
  );
});
