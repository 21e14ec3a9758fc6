export const words = [
  'Hari',
  'Mata wang',
  'Pusingan',
  'Pertaruhan',
  'Pertaruhan sah',
  'Kemenangan',
  'Rebat',
  'Bonus',
  'Keputusan',
];
