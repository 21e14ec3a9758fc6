import { listTemplates as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentTemplate } from '../present.ts';
import { readTemplates } from '../store/templates.ts';

export const listTemplates = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ session: { brandId } }) => (await readTemplates(pool, brandId)).map(presentTemplate));
