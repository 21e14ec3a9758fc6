import type { ReportWords } from '../../../apps/platform/src/modules/agents/reportWords.ts';

export const words: ReportWords = {
  columns: {
    overview: ['类别', '注单数', '投注', '有效投注', '派彩', '团队盈亏'],
    downlines: ['账号', '类型', '层级', '直属', '团队', '余额', '返点 %', '奖金组', '状态', '加入时间', '最近登录'],
    rounds: ['时间', '账号', '游戏', '厂商', '注单号', '投注', '有效投注', '派彩', '盈亏', '状态'],
    statements: [
      '账号',
      '团队人数',
      '存款',
      '提款',
      '注单数',
      '投注',
      '有效投注',
      '派彩',
      '返点',
      '活动',
      '工资与分红',
      '会员盈亏',
    ],
    revenue: ['日期', '返点', '工资与分红', '合计', '笔数'],
    transactions: ['时间', '账号', '类型', '变动前', '金额', '变动后', '编号'],
  },
  own: '本人',
  total: '合计',
  types: {
    member: '会员',
    agent: '代理',
  },
  states: {
    active: '正常',
    locked: '已锁定',
    closed: '已关闭',
  },
  categories: {
    RNG: '电子游戏',
    LIVE: '真人娱乐',
    FISH: '捕鱼',
    PVP: '棋牌',
    SPORTS: '体育',
    ESPORTS: '电竞',
    LOTT: '彩票',
    ELOTT: '电子彩票',
  },
};
