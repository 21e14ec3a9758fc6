import { expect, it } from 'vitest';
import { firstViewCss } from './firstViewCss.ts';

const page = '<body><div class="p-4 hover:bg-1 2xl:w-[3px] [&amp;&gt;img]:x"><a class="link"></a><img></div>';

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
    '@font-face{font-family:Archivo;src:url(a)}@font-face{font-family:"Archivo Fallback";src:local(Arial)}@keyframes spin{to{a:1}}.p-4{transition-property:color;--tw-ease:ease}@media (hover:hover){.p-4{a:1}}';
  expect(firstViewCss(css, page)).toBe('@font-face{font-family:"Archivo Fallback";src:local(Arial)}');
});

it('leaves out what the page has no element or theme for, and asks for nothing that a selector excludes', () => {
  const css =
    '[data-theme=dark]{a:1}[data-theme=light]{b:2}table,a:where(b,i){c:3}table td{d:4}.p-4:not(.off){e:5}*{f:6}';
  expect(firstViewCss(css, `<html data-theme="dark">${page}`)).toBe(
    '[data-theme=dark]{a:1}table,a:where(b,i){c:3}.p-4:not(.off){e:5}*{f:6}',
  );
});

it('keeps custom properties that something reads, however far away', () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:"x;y";--d:2px}@property --b{inherits:false}@property --d{inherits:false}a{width:var(--b, 0)}';
  expect(firstViewCss(css, page)).toBe(':root{--a:1px;--b:var(--a);}@property --b{inherits:false}a{width:var(--b, 0)}');
});
