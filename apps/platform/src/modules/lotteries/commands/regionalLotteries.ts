import type { LotterySeed } from '../store/lotteries.ts';

type Regional = Pick<
  LotterySeed,
  'code' | 'family' | 'name' | 'groupCode' | 'area' | 'prizeMode' | 'source' | 'timeZone' | 'firstSecond' | 'position'
> &
  Pick<LotterySeed, 'lastSecond' | 'everySeconds' | 'closeSeconds'> &
  Partial<Pick<LotterySeed, 'weekdays' | 'monthDays'>>;

type Place = Pick<Regional, 'family' | 'groupCode' | 'area' | 'prizeMode' | 'timeZone'>;

const hanoi = 'Asia/Ho_Chi_Minh';
const north: Place = { family: 'vnNorth', groupCode: 'VNN', area: 'VN', prizeMode: 'LOTT', timeZone: hanoi };
const central: Place = { ...north, family: 'vnCentral', groupCode: 'VNC' };
const south: Place = { ...north, family: 'vnSouth', groupCode: 'VNS' };
const thailand: Place = {
  ...{ family: 'thai', groupCode: 'THAI', area: 'SEA', prizeMode: 'SEA', timeZone: 'Asia/Bangkok' },
};
const laos: Place = { ...thailand, family: 'laos', groupCode: 'LAOS', timeZone: 'Asia/Vientiane' };
const hanoiOfThais: Place = { ...thailand, family: 'hanoi', groupCode: 'HANOI', timeZone: hanoi };
const malaysia: Place = { ...thailand, family: 'malaysia', groupCode: '4D', timeZone: 'Asia/Kuala_Lumpur' };

const clock = (hours: number, minutes: number): number => hours * 3_600 + minutes * 60;

type Days = Pick<Regional, 'code' | 'name' | 'position'> & Partial<Pick<Regional, 'weekdays' | 'monthDays'>>;

/** One draw on each of its days, at the official time; bets close a quarter of an hour before. */
const official = (place: Place, time: number, days: Days): Regional => ({
  ...{ ...place, ...days, source: 'official', everySeconds: 86_400, closeSeconds: 900 },
  ...{ firstSecond: time, lastSecond: time },
});

/** The house's own draws by the rules of a family, all day long. */
const own = (place: Place, everySeconds: number, { code, name, position }: Days): Regional => ({
  ...{ ...place, code, name, position, source: 'own', everySeconds },
  ...{ closeSeconds: Math.max(5, everySeconds / 20), firstSecond: 0, lastSecond: 86_399 },
});

const named = (EN: string, CN: string, MS: string = EN): LotterySeed['name'] => ({ EN, CN, MS });

/** A station with its Vietnamese and Chinese names, and its weekdays; 0 is Sunday. */
type Station = readonly [code: string, name: string, chinese: string, weekdays: readonly number[]];

const southern: readonly Station[] = [
  ['tp', 'TP.HCM', '胡志明市', [1, 6]],
  ['dt', 'Đồng Tháp', '同塔', [1]],
  ['cm', 'Cà Mau', '金瓯', [1]],
  ['bt', 'Bến Tre', '槟椥', [2]],
  ['vt', 'Vũng Tàu', '头顿', [2]],
  ['bl', 'Bạc Liêu', '薄辽', [2]],
  ['dn', 'Đồng Nai', '同奈', [3]],
  ['ct', 'Cần Thơ', '芹苴', [3]],
  ['st', 'Sóc Trăng', '朔庄', [3]],
  ['tn', 'Tây Ninh', '西宁', [4]],
  ['ag', 'An Giang', '安江', [4]],
  ['bth', 'Bình Thuận', '平顺', [4]],
  ['vl', 'Vĩnh Long', '永隆', [5]],
  ['bd', 'Bình Dương', '平阳', [5]],
  ['tv', 'Trà Vinh', '茶荣', [5]],
  ['la', 'Long An', '隆安', [6]],
  ['bp', 'Bình Phước', '平福', [6]],
  ['hg', 'Hậu Giang', '后江', [6]],
  ['tg', 'Tiền Giang', '前江', [0]],
  ['kg', 'Kiên Giang', '坚江', [0]],
  ['dl', 'Đà Lạt', '大叻', [0]],
];

const centrals: readonly Station[] = [
  ['hue', 'Thừa Thiên Huế', '承天顺化', [0, 1]],
  ['py', 'Phú Yên', '富安', [1]],
  ['dlk', 'Đắk Lắk', '多乐', [2]],
  ['qnm', 'Quảng Nam', '广南', [2]],
  ['dng', 'Đà Nẵng', '岘港', [3, 6]],
  ['kh', 'Khánh Hòa', '庆和', [0, 3]],
  ['bdi', 'Bình Định', '平定', [4]],
  ['qt', 'Quảng Trị', '广治', [4]],
  ['qb', 'Quảng Bình', '广平', [4]],
  ['gl', 'Gia Lai', '嘉莱', [5]],
  ['nt', 'Ninh Thuận', '宁顺', [5]],
  ['qng', 'Quảng Ngãi', '广义', [6]],
  ['dno', 'Đắk Nông', '得农', [6]],
  ['kt', 'Kon Tum', '昆嵩', [0]],
];

const stations = (place: Place, time: number, list: readonly Station[], first: number): Regional[] =>
  list.map(([code, name, chinese, weekdays], at) =>
    official(place, time, {
      ...{ code: `vn-${code}`, name: named(name, chinese), weekdays: [...weekdays], position: first + at },
    }),
  );

/**
 * Lotteries of Vietnam and the sea region: official ones on their stations' days and hours, and own draws by the same
 * rules. A station's code is what players write in a ticket, after `vn-`.
 */
export const regionalLotteries: readonly Regional[] = [
  official(north, clock(18, 15), { code: 'vn-mb', name: named('Miền Bắc', '北部', 'Miền Bắc'), position: 100 }),
  own(north, 300, {
    ...{ code: 'vn-mb5', position: 101 },
    name: named('Five-minute North', '五分北部彩', 'Utara Lima Minit'),
  }),
  ...stations(central, clock(17, 15), centrals, 110),
  own(central, 180, {
    ...{ code: 'vn-mt3', position: 109 },
    name: named('Three-minute Central', '三分中部彩', 'Tengah Tiga Minit'),
  }),
  ...stations(south, clock(16, 15), southern, 140),
  own(south, 120, {
    ...{ code: 'vn-mn2', position: 139 },
    name: named('Two-minute South', '二分南部彩', 'Selatan Dua Minit'),
  }),
  official(thailand, clock(16, 0), {
    ...{ code: 'th-glo', monthDays: [1, 16], position: 200 },
    name: named('Thai Government', '泰国政府彩', 'Kerajaan Thai'),
  }),
  own(thailand, 300, {
    ...{ code: 'th-5', position: 201 },
    name: named('Five-minute Thai', '五分泰国彩', 'Thai Lima Minit'),
  }),
  official(laos, clock(20, 20), {
    ...{ code: 'la-dev', weekdays: [1, 3, 5], position: 210 },
    name: named('Lao Development', '老挝发展彩', 'Pembangunan Laos'),
  }),
  own(laos, 180, {
    ...{ code: 'la-3', position: 211 },
    name: named('Three-minute Lao', '三分老挝彩', 'Laos Tiga Minit'),
  }),
  official(hanoiOfThais, clock(18, 15), {
    ...{ code: 'hn-day', position: 220 },
    name: named('Hanoi', '河内彩', 'Hanoi'),
  }),
  own(hanoiOfThais, 180, {
    ...{ code: 'hn-3', position: 221 },
    name: named('Three-minute Hanoi', '三分河内彩', 'Hanoi Tiga Minit'),
  }),
  official(malaysia, clock(19, 0), {
    ...{ code: 'my-4d', weekdays: [0, 3, 6], position: 230 },
    name: named('Malaysia 4D', '马来西亚4D', '4D Malaysia'),
  }),
  own(malaysia, 300, {
    ...{ code: 'my-4d5', position: 231 },
    name: named('Five-minute 4D', '五分4D', '4D Lima Minit'),
  }),
];
