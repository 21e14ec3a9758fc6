// @vitest-environment happy-dom
import { listCampaigns, listSegments, updateCampaign, uploadImage } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const campaign = { id: '2', title: { EN: 'First deposit' }, isShown: true, startsAt: '2026-03-05T09:00:00.000Z' };
const found = [listCampaigns, { content: [campaign] }] as const;

screenStates({
  '/promotions': {
    asks: listCampaigns,
    ready: { answer: found[1], text: 'First deposit' },
    empty: { text: en['promotions.none'] },
  },
  '/promotions?view=calendar&month=2026-03': {
    asks: listCampaigns,
    ready: { answer: found[1], text: 'First deposit' },
    empty: { text: en['promotions.month.none'] },
  },
});

it('asks for the page of its address, and puts the promotion that is opened there', async () => {
  const server = opsServer(found);
  const { at } = await showConsole('/promotions?page=2');
  await press('First deposit');
  expect(at()).toBe('/promotions?page=2&campaign=2');
  await screen.findByRole('dialog', { name: en['promotions.edit'] });
  expect(server.inputsOf(listCampaigns)).toEqual([{ pageNum: '2', pageSize: '50' }]);
});

it('names the segment that a promotion is for', async () => {
  const segments = [
    { id: '9', name: 'Sleepers' },
    { id: '10', name: 'Whales' },
  ];
  const meant = { ...campaign, audience: 'segment', segmentId: '9' };
  opsServer([listCampaigns, { content: [meant] }], [listSegments, { segments }]);
  await showConsole('/promotions?campaign=2');
  const choice = await screen.findByRole('combobox', { name: en['audience.segment'] });
  await waitFor(() => expect(choice.textContent).toContain('Sleepers'));
});

it('leads from month to month', async () => {
  opsServer(found);
  const { at } = await showConsole('/promotions?view=calendar&month=2026-12');
  (await screen.findByRole('button', { name: en['promotions.month.after'] })).click();
  await seeText('January 2027');
  expect(at()).toBe('/promotions?view=calendar&month=2027-01');
});

const mission = {
  ...{
    id: '3',
    kind: 'mission',
    title: { EN: 'Second step' },
    summary: { EN: 'Play on.' },
    currency: 'CNY',
    members: 0,
  },
  ...{ terms: { amount: '8', multiple: 2, days: 7 }, startsAt: campaign.startsAt },
  mission: { period: 'week', fact: 'validBet', amount: '500', times: 0, classify: 'RNG', after: null },
};
const preview = async () => within(await screen.findByRole('region', { name: en['promotions.preview.title'] }));

it('previews a mission as the page of missions shows it, with the one that comes before', async () => {
  const first = { ...mission, id: '4', title: { EN: 'First step' }, mission: { ...mission.mission, after: null } };
  opsServer([listCampaigns, { content: [mission, first] }]);
  await showConsole('/promotions?campaign=3');
  const shown = await preview();
  for (const text of ['Weekly missions', 'Second step', 'Play on.', '8.00 CNY', '0.00 CNY of 500.00 CNY']) {
    expect(shown.getAllByText(text).length, text).toBeGreaterThan(0);
  }
  expect(shown.getByText('Valid bets · Slots only · stake 2× in 7 days')).toBeTruthy();
  cleanup();
  opsServer([listCampaigns, { content: [{ ...mission, mission: { ...mission.mission, after: '4' } }, first] }]);
  await showConsole('/promotions?campaign=3');
  expect((await preview()).getByText('After “First step”')).toBeTruthy();
});

it('previews a referral as the page of referrals shows it, as it is being typed', async () => {
  const referral = { turnover: '1000', tiers: [{ from: 1, amount: '5' }] };
  const refer = { ...mission, kind: 'referral', mission: null, referral, terms: { ...mission.terms, minimum: '100' } };
  opsServer([listCampaigns, { content: [refer] }]);
  await showConsole('/promotions?campaign=3');
  const shown = await preview();
  expect(shown.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '1Your friend registers with your link.',
    '2Your friend deposits 100.00 CNY altogether.',
    '3Your friend reaches 1,000.00 CNY in valid bets.',
    '4You claim your reward here.',
    '5The reward is staked 2× within 7 days before it is in your balance.',
  ]);
  await press(en['promotions.tier.add']);
  fireEvent.change(screen.getByLabelText(`${en['promotions.tier.from']} 2`), { target: { value: '10' } });
  fireEvent.change(screen.getByLabelText(`${en['promotions.tier.amount']} 2`), { target: { value: '9' } });
  expect(shown.getByText('From friend 10 on').nextElementSibling?.textContent).toBe('9.00 CNY');
});

it('[A224] previews the terms as members see them, without what must not run or be loaded', async () => {
  const pictures = '<img src="/brand/images/cards.webp" alt="Cards"><img src="https://x.example/a.png" alt="Theirs">';
  const terms = `<p>Ten <b>free</b> <a href="/help">rounds</a></p><ul><li>one each</li></ul>${pictures}`;
  const content = { EN: `${terms}<script>run()</script><p onclick="run()">More</p>` };
  opsServer([listCampaigns, { content: [{ ...campaign, kind: 'signUp', image: '', content }] }]);
  await showConsole('/promotions?campaign=2');
  const shown = await screen.findByRole('region', { name: en['promotions.preview.title'] });
  expect(shown.querySelector('b')?.textContent).toBe('free');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/help');
  expect(shown.querySelector('ul > li')?.textContent).toBe('one each');
  expect([...shown.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Cards']);
  expect(shown.querySelector('script, [onclick]')).toBeNull();
  fireEvent.change(screen.getByLabelText(/^Terms \(HTML\)/), { target: { value: '<p><strong>Twenty</strong></p>' } });
  expect(shown.querySelector('strong')?.textContent).toBe('Twenty');
});

it('previews the chances of a raffle with the numbers as they are typed', async () => {
  const prizes = [
    { name: { EN: 'Gold' }, amount: '88', weight: 1, stock: 5 },
    { name: { EN: 'Blank' }, amount: '0', weight: 3, stock: null },
  ];
  const raffle = { ...mission, kind: 'raffle', mission: null, audience: 'everybody', prizes, promised: '0' };
  opsServer([listCampaigns, { content: [{ ...raffle, budget: null, memberCap: null }] }]);
  await showConsole('/promotions?campaign=3');
  const shown = await preview();
  expect(shown.getByText('1 in 4 draws (25%)')).toBeTruthy();
  expect(shown.getByText('A member wins something in 1 of 4 draws (25%).')).toBeTruthy();
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(`${en['promotions.prize.weight']} 2`, '2');
  expect(shown.getByText('1 in 3 draws (33.3%)')).toBeTruthy();
  type(en['promotions.field.memberCap'], '87.99');
  expect(shown.getByText('0 in 2 draws (0%)')).toBeTruthy();
  type(`${en['promotions.prize.weight']} 2`, '');
  expect(shown.getByText(en['promotions.preview.noOdds'])).toBeTruthy();
});

it('takes a picture from this device, and says why where it is refused', async () => {
  const server = opsServer(found);
  server.say(uploadImage, { code: 'image_invalid' });
  await showConsole('/promotions?campaign=2');
  const pick = (): void => {
    const files = [new File([new Uint8Array([137, 80, 78, 71])], 'cards.png', { type: 'image/png' })];
    fireEvent.change(screen.getByLabelText(en['content.uploadFile']), { target: { files } });
  };
  await screen.findByRole('dialog', { name: en['promotions.edit'] });
  pick();
  await seeText(en['error.image_invalid']);
  server.say(uploadImage, { value: { path: '/brand/images/cards.png' } });
  pick();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(en['promotions.field.image']).value).toBe('/brand/images/cards.png'),
  );
  await press(en['promotions.save']);
  await waitFor(() =>
    expect(server.inputsOf(updateCampaign)).toMatchObject([{ draft: { image: '/brand/images/cards.png' } }]),
  );
});

it('gives the address of a promotion, for a channel by its code', async () => {
  opsServer([listCampaigns, { content: [{ ...campaign, kind: 'signUp' }] }]);
  await showConsole('/promotions?campaign=2');
  const link = within(await screen.findByRole('region', { name: en['promotions.link.title'] }));
  expect(link.getByText(`${location.origin}/promotions#campaign-2`)).toBeTruthy();
  fireEvent.change(link.getByLabelText(en['promotions.link.code']), { target: { value: ' A B&1 ' } });
  const url = new URL(link.getByText(/referralCode/).textContent);
  expect(url.pathname).toBe('/register');
  expect([...url.searchParams]).toEqual([
    ['referralCode', 'A B&1'],
    ['redirect', '/promotions#campaign-2'],
  ]);
});

it('lets who only reads begin nothing, whatever the address says', async () => {
  opsServer(found);
  await showConsole('/promotions?campaign=new', ['promotions.read']);
  await seeText('First deposit');
  expect(screen.queryByRole('button', { name: en['promotions.new'] })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
