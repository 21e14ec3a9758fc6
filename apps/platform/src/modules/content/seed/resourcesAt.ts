import type { BodyOf } from '../ContentRow.ts';
import { told } from './told.ts';

/** The downloads of a demo brand: not packages, but the page of its own site that explains installation. */
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
