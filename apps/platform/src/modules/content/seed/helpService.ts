import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** How to install the site on a device, one guide per kind of resource, and how to contact support. */
export const helpService: readonly BodyOf<'article'>[] = [
  {
    slug: 'install-ios',
    topic: 'install',
    title: told('在 iPhone 和 iPad 上安装', 'Install on iPhone and iPad', 'Pasang pada iPhone dan iPad'),
    content: told(
      '<ol><li>用 Safari 扫描二维码或打开本站。</li><li>点击底部的“共享”图标。</li><li>选择“添加到主屏幕”，然后点击“添加”。</li><li>从主屏幕的图标打开，页面会以全屏显示。</li></ol>',
      '<ol><li>Scan the code or open this site in Safari.</li><li>Tap the <b>Share</b> icon.</li><li>Choose <b>Add to Home Screen</b>, then <b>Add</b>.</li><li>Open it from the new icon.</li></ol>',
      '<ol><li>Imbas kod atau buka laman ini dalam Safari.</li><li>Ketik ikon <b>Kongsi</b>.</li><li>Pilih <b>Tambah ke Skrin Utama</b>, kemudian <b>Tambah</b>.</li><li>Buka dari ikon baharu itu.</li></ol>',
    ),
  },
  {
    slug: 'install-mobileconfig',
    topic: 'install',
    title: told('使用描述文件安装', 'Install with a configuration profile', 'Pasang dengan profil konfigurasi'),
    content: told(
      '<ol><li>用 Safari 打开描述文件的链接并允许下载。</li><li>打开“设置”，点击“已下载描述文件”。</li><li>核对名称和来源；不认识的描述文件请勿安装。</li><li>点击“安装”并输入设备密码。</li><li>不再需要时，在“设置 › 通用 › VPN 与设备管理”中删除。</li></ol><p>演示站点不提供描述文件，链接会回到下载页面。</p>',
      '<ol><li>Open the link of the profile in Safari and allow the download.</li><li>Open <b>Settings</b> and tap <b>Profile Downloaded</b>.</li><li>Compare name and origin; do not install a profile that you do not know.</li><li>Tap <b>Install</b> and enter the code of the device.</li><li>To remove it later: <b>Settings › General › VPN &amp; Device Management</b>.</li></ol><p>The demonstration offers no profile; its link leads back to the download page.</p>',
      '<ol><li>Buka pautan profil dalam Safari dan benarkan muat turun.</li><li>Buka <b>Tetapan</b> dan ketik <b>Profil Dimuat Turun</b>.</li><li>Bandingkan nama dan asalnya; jangan pasang profil yang anda tidak kenali.</li><li>Ketik <b>Pasang</b> dan masukkan kod peranti.</li><li>Untuk membuangnya kemudian: <b>Tetapan › Umum › VPN &amp; Pengurusan Peranti</b>.</li></ol><p>Demonstrasi ini tidak menawarkan profil; pautannya kembali ke halaman muat turun.</p>',
    ),
  },
  {
    slug: 'install-android',
    topic: 'install',
    title: told('在 Android 上安装', 'Install on Android', 'Pasang pada Android'),
    content: told(
      '<ol><li>用 Chrome 扫描二维码或打开本站。</li><li>点击右上角的菜单 ⋮。</li><li>选择“添加到主屏幕”或“安装应用”。</li><li>确认后，从主屏幕的图标打开。</li></ol><p>若下载页面提供安装包，请先对照页面上的 SHA-256 校验值，再安装。</p>',
      '<ol><li>Scan the code or open this site in Chrome.</li><li>Tap the menu ⋮ at the top right.</li><li>Choose <b>Add to Home screen</b> or <b>Install app</b>.</li><li>Confirm, and open it from the new icon.</li></ol><p>Where the download page offers a package, compare its SHA-256 with the one on the page before you install it.</p>',
      '<ol><li>Imbas kod atau buka laman ini dalam Chrome.</li><li>Ketik menu ⋮ di bahagian atas kanan.</li><li>Pilih <b>Tambah ke skrin utama</b> atau <b>Pasang apl</b>.</li><li>Sahkan, dan buka dari ikon baharu itu.</li></ol><p>Jika halaman muat turun menawarkan pakej, bandingkan SHA-256 dengan yang tertera sebelum memasangnya.</p>',
    ),
  },
  {
    slug: 'contact',
    topic: 'contact',
    title: told('联系我们', 'Contact us', 'Hubungi kami'),
    content: told(
      '<p>点击页面上的“客服”，全天均可留言；紧急情况请写明“账号安全”。</p><p>为了尽快处理，请附上：</p><ul><li>您的用户名（切勿附上密码或验证码）；</li><li>存款编号或局号；</li><li>发生的时间，以及您看到的提示。</li></ul><p>对处理结果不满意时，请要求由另一位同事复核，并会以书面答复。</p>',
      '<p>Press <b>Customer service</b> on any page. You can write at any hour; for anything that cannot wait, begin with “account security”.</p><p>It goes faster with</p><ul><li>your user name (never your password or a code),</li><li>the number of the deposit or of the round,</li><li>the time, and the words that you saw.</li></ul><p>If you do not agree with an answer, ask for a second person to look at it. You get the outcome in writing.</p>',
      '<p>Tekan <b>Khidmat pelanggan</b> pada mana-mana halaman. Anda boleh menulis pada bila-bila masa; untuk perkara mendesak, mulakan dengan “keselamatan akaun”.</p><p>Ia lebih cepat dengan</p><ul><li>nama pengguna anda (jangan sekali-kali kata laluan atau kod),</li><li>nombor deposit atau pusingan,</li><li>masa, dan mesej yang anda lihat.</li></ul><p>Jika anda tidak bersetuju dengan jawapan, minta orang kedua menyemaknya. Keputusannya diberikan secara bertulis.</p>',
    ),
  },
];
