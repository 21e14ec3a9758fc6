import type { Language } from '@baize/contract/languages';

export type MessagePurpose =
  | 'login'
  | 'register'
  | 'recovery'
  | 'verification'
  | 'binding'
  | 'recoveryLink'
  | 'firstPassword';

type Template = Readonly<{ subject: string; body: string }>;

/**
 * The wording of every message. A place in braces takes one field of the message and nothing else ever comes in, so
 * that nobody can make a site send words of their own.
 */
export const templates: Readonly<Record<MessagePurpose, Readonly<Record<Language, Template>>>> = {
  login: {
    CN: { subject: '{brand} 登录验证码', body: '【{brand}】登录验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。' },
    EN: {
      subject: '{brand} login code',
      body: '{brand}: {code} is your login code, valid for {minutes} minutes. Tell it to nobody.',
    },
    MS: {
      subject: 'Kod log masuk {brand}',
      body: '{brand}: {code} ialah kod log masuk anda, sah selama {minutes} minit. Jangan beritahu sesiapa.',
    },
  },
  register: {
    CN: { subject: '{brand} 注册验证码', body: '【{brand}】注册验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人。' },
    EN: {
      subject: '{brand} registration code',
      body: '{brand}: {code} is your registration code, valid for {minutes} minutes. Tell it to nobody.',
    },
    MS: {
      subject: 'Kod pendaftaran {brand}',
      body: '{brand}: {code} ialah kod pendaftaran anda, sah selama {minutes} minit. Jangan beritahu sesiapa.',
    },
  },
  recovery: {
    CN: {
      subject: '{brand} 找回密码验证码',
      body: '【{brand}】找回密码验证码 {code}，{minutes} 分钟内有效。如非本人操作，请忽略。',
    },
    EN: {
      subject: '{brand} code for a new password',
      body: '{brand}: {code} is your code for a new password, valid for {minutes} minutes. If you did not ask for it, do nothing.',
    },
    MS: {
      subject: 'Kod kata laluan baharu {brand}',
      body: '{brand}: {code} ialah kod untuk kata laluan baharu anda, sah selama {minutes} minit. Abaikan jika bukan anda yang meminta.',
    },
  },
  verification: {
    CN: {
      subject: '{brand} 新设备登录验证码',
      body: '【{brand}】新设备登录验证码 {code}，{minutes} 分钟内有效。如非本人操作，请尽快修改密码。',
    },
    EN: {
      subject: '{brand} login from a new place',
      body: '{brand}: {code} confirms a login from a new place, valid for {minutes} minutes. If it was not you, change your password.',
    },
    MS: {
      subject: 'Log masuk {brand} dari tempat baharu',
      body: '{brand}: {code} mengesahkan log masuk dari tempat baharu, sah selama {minutes} minit. Jika bukan anda, tukar kata laluan anda.',
    },
  },
  binding: {
    CN: {
      subject: '{brand} 绑定验证码',
      body: '【{brand}】绑定验证码 {code}，{minutes} 分钟内有效。请勿告诉任何人；如非本人操作，请忽略。',
    },
    EN: {
      subject: '{brand} binding code',
      body: '{brand}: {code} binds this number or address to your account, valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, do nothing.',
    },
    MS: {
      subject: 'Kod pengikatan {brand}',
      body: '{brand}: {code} mengikat nombor atau alamat ini pada akaun anda, sah selama {minutes} minit. Jangan beritahu sesiapa. Abaikan jika bukan anda yang meminta.',
    },
  },
  recoveryLink: {
    CN: {
      subject: '{brand} 重置密码',
      body: '您好，{account}：\n\n请在 {minutes} 分钟内打开以下链接设置新密码，链接只能使用一次：\n\n{link}\n\n如非本人操作，请忽略本邮件，您的密码不会改变。\n\n{brand}',
    },
    EN: {
      subject: 'A new password for {brand}',
      body: 'Hello {account},\n\nopen this link within {minutes} minutes to set a new password; it works once:\n\n{link}\n\nIf you did not ask for it, do nothing and your password stays as it is.\n\n{brand}',
    },
    MS: {
      subject: 'Kata laluan baharu untuk {brand}',
      body: 'Helo {account},\n\nbuka pautan ini dalam masa {minutes} minit untuk menetapkan kata laluan baharu; ia hanya boleh digunakan sekali:\n\n{link}\n\nJika bukan anda yang meminta, abaikan mel ini dan kata laluan anda tidak berubah.\n\n{brand}',
    },
  },
  firstPassword: {
    CN: {
      subject: '{brand} 初始密码',
      body: '【{brand}】账号 {account} 的初始密码：{password} 首次登录时需设置您自己的密码。',
    },
    EN: {
      subject: 'Your first password for {brand}',
      body: '{brand}: the first password of {account} is {password} . You choose your own when you log in with it.',
    },
    MS: {
      subject: 'Kata laluan pertama anda untuk {brand}',
      body: '{brand}: kata laluan pertama bagi {account} ialah {password} . Anda memilih kata laluan sendiri semasa log masuk.',
    },
  },
};
