import { type ModuleId } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { Switch } from '@baize/ui/Switch';
import { useT } from '../../i18n/useT.ts';
import type { SettingsProps } from './SettingsProps.ts';

/** As the whitelabel tree has them. */
const groups = {
  registration: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3', 'DIRECTREG3'],
  login: ['MOBILEVERCODELOGIN3', 'FREEPLAY3'],
  password: ['CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  member: ['TRANSREC3', 'PTSYS3', 'AGENTPOLICY3'],
} as const satisfies Record<string, readonly ModuleId[]>;

/** The tree of modules, each with what it does. */
export function ModulesTab({ draft, onChange, wrong }: SettingsProps) {
  const t = useT();
  return (
    <div className="gap-4 lg:columns-2">
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <Panel key={group} title={t(`site.group.${group}`)} level={2} className="mb-4 break-inside-avoid">
          <ul className="flex flex-col gap-3">
            {groups[group].map((id) => (
              <li key={id} className="border-l border-line-1 pl-3">
                <Switch
                  checked={draft.modules[id] === '1'}
                  onChange={(event) =>
                    onChange({ modules: { ...draft.modules, [id]: event.target.checked ? '1' : '0' } })
                  }
                >
                  {t(`site.module.${id}`)} <code className="text-cap text-text-3">{id}</code>
                </Switch>
                <p className="text-body text-text-3">{t(`site.does.${id}`)}</p>
                {wrong === `modules.${id}` ? (
                  <p className="text-body text-cinnabar-text">{t('site.wrong.firstPassword')}</p>
                ) : null}
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
