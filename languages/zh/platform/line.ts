import type { LineWords } from '../../../apps/platform/src/modules/agents/lineWords.ts';

export const words: LineWords = {
  moves: {
    columns: ['申请时间', '账号', '原上级', '新上级', '随同人数', '原因', '状态', '申请人', '审批人', '审批时间'],
    top: '顶级',
    states: { waiting: '待审批', approved: '已通过', rejected: '已拒绝' },
  },
  transfers: {
    columns: ['转出时间', '方向', '收款账号', '金额', '状态', '编号', '备注'],
    directions: { upline: '转给上级', downline: '转给下级' },
    states: { underWay: '在途', arrived: '已到账', returned: '已退回' },
  },
};
