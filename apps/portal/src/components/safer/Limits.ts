import type { OutputOf } from '@baize/contract';
import type { getLimits } from '@baize/contract/limits/getLimits';

export type Limits = OutputOf<typeof getLimits>;
