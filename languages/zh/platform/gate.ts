import type { GateWords } from '../../../apps/platform/src/modules/web/gateWords.ts';

export const words: GateWords = {
  game_maintenance: '系统维护中',
  info_maintenance: '我们正在进行维护，请稍后再来。',
  blockip: '您所在的地区无法访问',
  info_ip_block: '您的 IP 地址为 {ip}，所在地区不在本站服务范围内。',
  invalidUrl: '网址无效，请联系客服',
  expected: '预计恢复时间：{time}',
  safe: '您的余额和投注都是安全的。',
  service: '联系客服',
  again: '重试',
  comesBack: '恢复后，本页会自动打开网站。',
  language: '语言',
  yourIp: '您的 IP 地址：{ip}',
  letterName: '您的称呼（选填）',
  letterEmail: '接收回复的邮箱',
  letterContent: '请描述您的问题（10 至 500 个字符）',
  letterSend: '发送',
  letterSent: '您的来信 {number} 已收到，我们会以邮件回复。',
  letterFailed: '来信未能发送，请检查邮箱和内容，稍后再试。',
};
