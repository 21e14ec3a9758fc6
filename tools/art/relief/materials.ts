import { gloss, metal } from '../castRelief.ts';

/** What the pictures of the house are cast in. */
export const gold = metal([
  [0, '#1d0d02'],
  [0.18, '#5c360c'],
  [0.36, '#a8742a'],
  [0.55, '#dcae55'],
  [0.74, '#f6dc97'],
  [0.9, '#fff6d8'],
  [1, '#ffffff'],
]);
export const copper = metal([
  [0, '#1d0602'],
  [0.2, '#6b2309'],
  [0.4, '#c25a1b'],
  [0.6, '#f39a3e'],
  [0.8, '#ffd694'],
  [1, '#fffaf0'],
]);
export const jade = gloss('#04331f', '#1fa06a', '#b9f5cf');
export const lacquer = gloss('#3a0508', '#c62a24', '#ff9c7c');
export const ivory = gloss('#b9a47c', '#efe4c9', '#fffdf4', 0.5);
export const pearl = gloss('#8f8ba4', '#e9e4ea', '#ffffff', 1);
