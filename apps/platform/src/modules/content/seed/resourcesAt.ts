import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** What a demo brand offers for download: no packages, but the page of its own site that says how to keep it at hand. */
export function resourcesAt(siteUrl: string): readonly BodyOf<'resource'>[] {
  const offer = (
    resourceType: BodyOf<'resource'>['resourceType'],
    path: string,
    labelName: BodyOf<'resource'>['labelName'],
  ): BodyOf<'resource'> => ({ resourceType, url: `${siteUrl}${path}`, labelName, version: 'demo', sha256: '' });
  return [
    offer('IOS', '/down?device=IOS', told('iPhone 和 iPad', 'iPhone and iPad', 'iPhone dan iPad')),
    offer('MOBILECONFIG', '/down?device=MOBILECONFIG', told('描述文件', 'Configuration profile', 'Profil konfigurasi')),
    offer('Android', '/down?device=Android', told('安卓', 'Android', 'Android')),
    offer('AFFILIATE', '/join', told('代理合作', 'Affiliates', 'Rakan niaga')),
  ];
}
