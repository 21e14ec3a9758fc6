import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** Help about registration and login. */
export const helpAccount: readonly BodyOf<'article'>[] = [
  {
    slug: 'create-account',
    topic: 'account',
    title: told('如何注册账号', 'How to create an account', 'Cara membuka akaun'),
    content: told(
      '<ol><li>点击页面顶部的“注册”。</li><li>填写用户名和密码。用户名注册后不能更改。</li><li>确认您已年满 18 岁，并同意用户协议。</li><li>提交。系统会在后台完成一次简短的防机器人校验，无需您操作。</li></ol><p>每人只能拥有一个账号。请使用您本人的资料，存款时付款人须与账号持有人一致。</p>',
      '<ol><li>Press <b>Create account</b> at the top of the page.</li><li>Choose a user name and a password. The user name cannot be changed later.</li><li>Confirm that you are 18 or older and that you accept the user agreement.</li><li>Send the form. A short check against robots runs in the background; there is nothing you need to solve.</li></ol><p>One person, one account. Use your own details: a deposit has to come from the person who holds the account.</p>',
      '<ol><li>Tekan <b>Daftar</b> di bahagian atas halaman.</li><li>Pilih nama pengguna dan kata laluan. Nama pengguna tidak boleh ditukar kemudian.</li><li>Sahkan bahawa anda berumur 18 tahun ke atas dan bersetuju dengan perjanjian pengguna.</li><li>Hantar borang. Semakan ringkas terhadap robot berjalan di belakang tabir; anda tidak perlu berbuat apa-apa.</li></ol><p>Seorang satu akaun. Gunakan butiran anda sendiri: deposit mesti datang daripada pemegang akaun.</p>',
    ),
  },
  {
    slug: 'password',
    topic: 'account',
    title: told('设置安全的密码', 'A password that holds', 'Kata laluan yang kukuh'),
    content: told(
      '<p>密码至少 8 位。常见密码会被拒绝，因为它们最先被人猜测。几个不相关的词连在一起，比一个短而复杂的词更安全，也更好记。</p><ul><li>不要在其他网站使用同一个密码。</li><li>工作人员绝不会向您索要密码或验证码。</li><li>怀疑密码泄露时，请立即修改。</li></ul>',
      '<p>A password has at least 8 characters. Common ones are refused, since they are guessed first. A few words that do not belong together are safer than one short riddle, and easier to keep in mind.</p><ul><li>Use it nowhere else.</li><li>Nobody who works here will ever ask you for a password or a code.</li><li>Change it at once if you think that somebody else knows it.</li></ul>',
      '<p>Kata laluan mempunyai sekurang-kurangnya 8 aksara. Kata laluan yang lazim ditolak kerana ia diteka dahulu. Beberapa perkataan yang tidak berkaitan lebih selamat daripada satu teka-teki pendek, dan lebih mudah diingati.</p><ul><li>Jangan gunakannya di tempat lain.</li><li>Kakitangan kami tidak akan sekali-kali meminta kata laluan atau kod anda.</li><li>Tukar segera jika anda rasa orang lain mengetahuinya.</li></ul>',
    ),
  },
  {
    slug: 'forgot-password',
    topic: 'account',
    title: told('忘记密码怎么办', 'If you have forgotten your password', 'Jika anda terlupa kata laluan'),
    content: told(
      '<p>在登录窗口点击“忘记密码”，按提示操作。只有之前已为账号登记过邮箱或手机号，才能自助找回。</p><p>如果没有登记任何联系方式，请联系客服。客服会先核实您是账号持有人，然后才会协助您。为了您的安全，客服不会通过聊天发送密码。</p>',
      '<p>Press <b>Forgot password</b> in the login window and follow the steps. You can help yourself this way if an e-mail address or a phone number was entered for the account before.</p><p>Without either, contact customer service. They check that the account is yours before they do anything. For your own safety they never send a password in a chat.</p>',
      '<p>Tekan <b>Lupa kata laluan</b> dalam tetingkap log masuk dan ikut langkahnya. Cara ini boleh digunakan jika alamat e-mel atau nombor telefon telah didaftarkan untuk akaun itu.</p><p>Jika tiada kedua-duanya, hubungi khidmat pelanggan. Mereka akan menyemak bahawa akaun itu milik anda terlebih dahulu. Demi keselamatan anda, kata laluan tidak pernah dihantar melalui sembang.</p>',
    ),
  },
  {
    slug: 'login-and-logout',
    topic: 'account',
    title: told('登录与退出', 'Logging in and out', 'Log masuk dan log keluar'),
    content: told(
      '<p>登录状态只属于当前的浏览器标签页，关闭标签页即结束。使用公共电脑时，请在离开前点击头像菜单中的“退出登录”。</p><p>连续多次输错密码后，登录会变慢或暂时锁定，并可能要求输入验证码。这是为了防止他人猜测您的密码，稍后即可重试。</p>',
      '<p>A login belongs to the tab of the browser in which it was made and ends with it. On a computer that others use as well, press <b>Log out</b> in the menu of your avatar before you go.</p><p>After several wrong passwords the login becomes slower or is locked for a while, and may ask for the characters in a picture. That keeps others from guessing; you can try again shortly after.</p>',
      '<p>Log masuk hanya untuk tab pelayar di mana ia dibuat dan tamat bersamanya. Pada komputer yang dikongsi, tekan <b>Log keluar</b> dalam menu avatar sebelum anda pergi.</p><p>Selepas beberapa kata laluan yang salah, log masuk menjadi perlahan atau dikunci sementara, dan mungkin meminta aksara dalam gambar. Ini menghalang orang lain daripada meneka; anda boleh mencuba lagi tidak lama kemudian.</p>',
    ),
  },
];
