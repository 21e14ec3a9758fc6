import { getDailySalary } from '@baize/contract/contracts/getDailySalary';
import { getDividend } from '@baize/contract/contracts/getDividend';
import { getHourlySalary } from '@baize/contract/contracts/getHourlySalary';
import { getRealtimeSalary } from '@baize/contract/contracts/getRealtimeSalary';
import { listPartners } from '@baize/contract/contracts/listPartners';
import { listPayments } from '@baize/contract/contracts/listPayments';
import { listRequests } from '@baize/contract/contracts/listRequests';

/** What has to be asked again once a contract has changed. */
export const contractQueries: readonly string[] = [
  listRequests.id,
  listPartners.id,
  listPayments.id,
  getDividend.id,
  getDailySalary.id,
  getHourlySalary.id,
  getRealtimeSalary.id,
];
