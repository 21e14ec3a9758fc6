import type { Module } from '#kit/implement.ts';
import type { ContractsDeps } from './ContractsDeps.ts';
import { payJob } from './jobs/pay.ts';
import { getConsolidated } from './routes/getConsolidated.ts';
import { processContract } from './routes/processContract.ts';
import { createRequest } from './routes/createRequest.ts';
import { listRequests } from './routes/listRequests.ts';
import { listPartners } from './routes/listPartners.ts';
import { simulateContract } from './routes/simulateContract.ts';
import { simulateOffer } from './routes/simulateOffer.ts';
import { getDividend } from './routes/getDividend.ts';
import { getDailySalary } from './routes/getDailySalary.ts';
import { listSalary } from './routes/listSalary.ts';
import { getHourlySalary } from './routes/getHourlySalary.ts';
import { listHourSalary } from './routes/listHourSalary.ts';
import { getRealtimeSalary } from './routes/getRealtimeSalary.ts';
import { createFormula } from './routes/createFormula.ts';
import { listContracts } from './routes/listContracts.ts';
import { listFormulas } from './routes/listFormulas.ts';
import { listRebateRounds } from './routes/listRebateRounds.ts';
import { getPaymentsFile } from './routes/getPaymentsFile.ts';
import { getRebatesFile } from './routes/getRebatesFile.ts';
import { listRebates } from './routes/listRebates.ts';
import { listTemplates } from './routes/listTemplates.ts';
import { createTemplate } from './routes/createTemplate.ts';
import { closeTemplate } from './routes/closeTemplate.ts';
import { createOffer } from './routes/createOffer.ts';
import { listOffers } from './routes/listOffers.ts';
import { decideOffer } from './routes/decideOffer.ts';
import { listBills } from './routes/listBills.ts';
import { listBillRounds } from './routes/listBillRounds.ts';
import { listPayments } from './routes/listPayments.ts';
import { listPayRounds } from './routes/listPayRounds.ts';
import { getBillsFile } from './routes/getBillsFile.ts';
import { getBillQueueFile } from './routes/getBillQueueFile.ts';
import { approveBill } from './routes/approveBill.ts';
import { rejectBill } from './routes/rejectBill.ts';

/** Contracts between agents: terms, requests, bills and pay. */
export function createContracts(deps: ContractsDeps): { module: Module } {
  const module: Module = {
    name: 'contracts',
    routes: [
      getConsolidated(deps),
      processContract(deps),
      createRequest(deps),
      listRequests(deps),
      listPartners(deps),
      simulateContract(deps),
      simulateOffer(deps),
      getDividend(deps),
      getDailySalary(deps),
      listSalary(deps),
      getHourlySalary(deps),
      listHourSalary(deps),
      getRebatesFile(deps),
      listRebates(deps),
      listRebateRounds(deps),
      listPayments(deps),
      getPaymentsFile(deps),
      listPayRounds(deps),
      getRealtimeSalary(deps),
      listTemplates(deps),
      createTemplate(deps),
      closeTemplate(deps),
      listContracts(deps),
      listFormulas(deps),
      createFormula(deps),
      createOffer(deps),
      listOffers(deps),
      decideOffer(deps),
      listBills(deps),
      listBillRounds(deps),
      getBillsFile(deps),
      getBillQueueFile(deps),
      approveBill(deps),
      rejectBill(deps),
    ],
    jobs: [payJob(deps)],
  };
  return { module };
}
