import type { MessageWords } from '../../../apps/platform/src/modules/outbox/templates.ts';

export const words: MessageWords = {
  login: {
    subject: '{brand} 登录验证码',
    body: '【{brand}】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  register: {
    subject: '{brand} 注册验证码',
    body: '【{brand}】注册验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。',
  },
  recovery: {
    subject: '{brand} 找回密码验证码',
    body: '【{brand}】找回密码验证码 {code}，{minutes} 分钟内有效。如非本人操作，请忽略。',
  },
  verification: {
    subject: '{brand} 新设备登录验证码',
    body: '【{brand}】新设备登录验证码 {code}，{minutes} 分钟内有效。如非本人操作，请尽快修改密码。',
  },
  binding: {
    subject: '{brand} 绑定验证码',
    body: '【{brand}】绑定验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。',
  },
  recoveryLink: {
    subject: '{brand} 重置密码',
    body: '您好，{account}：\n\n请在 {minutes} 分钟内打开以下链接设置新密码，链接只能使用一次：\n\n{link}\n\n如非本人操作，请忽略本邮件，您的密码不会改变。\n\n{brand}',
  },
  firstPassword: {
    subject: '{brand} 初始密码',
    body: '【{brand}】账号 {account} 的初始密码：{password} 首次登录时需设置您自己的密码。',
  },
  letterAnswer: {
    subject: '{brand}：您的来信 {number}',
    body: '{answer}\n\n以上是对您来信 {number} 的回复。此邮箱无人查收，如需再次联系，请通过网站上的“客服”留言。\n\n{brand}',
  },
};
