import { makeItem, makePackage, OPEN_PACKAGES } from './fixtures'
import { addonSession, isCalculating, openSession, type AddonAction, type AddonSessionState } from './session'
import type { Selection } from './types'

type State = AddonSessionState<string>
type Action = AddonAction<string>

const pick = (packageId: number, ...itemCodes: string[]) => ({ packageId, itemCodes })
const ref = (packageId: number, itemCode: string) => ({ packageId, itemCode })
const run = (state: State, ...actions: Action[]): State => actions.reduce<State>(addonSession, state)
const ok = (state: State, quote = 'quote'): State => run(state, { type: 'quoteOk', seq: state.seq, quote })
const opened = (selection: Selection = [], exchangeId: number | null = null): State =>
  ok(openSession<string>(OPEN_PACKAGES, selection, exchangeId), 'first')
const toggle = (packageId: number, itemCode: string): Action => ({
  type: 'toggle',
  ref: ref(packageId, itemCode)
})
const item = (packageId: number, itemCode: string) => ({ packageId, itemCode, name: itemCode, priceFen: 1 })

test('R4.36 opening asks for a first quote', () => {
  expect(openSession(OPEN_PACKAGES, [pick(6202, 'TH003')]).pending).toMatchObject({
    seq: 1,
    selection: [pick(6202, 'TH003')]
  })
})

test('R4.35 R4.36 a toggle shows at once and asks for a quote with operType 1, then 0', () => {
  const on = run(opened(), toggle(6202, 'TH003'))
  expect(on.selection).toEqual([pick(6202, 'TH003')])
  expect(on.pending).toMatchObject({
    operType: 1,
    toggled: ref(6202, 'TH003'),
    selection: [pick(6202, 'TH003')]
  })
  const off = run(ok(on), toggle(6202, 'TH003'))
  expect(off.pending).toMatchObject({ operType: 0, selection: [] })
})

test('R4.37 while calculating nothing else can be toggled', () => {
  const busy = run(opened(), toggle(6202, 'TH003'))
  expect(isCalculating(busy)).toBe(true)
  const actions: Action[] = [
    toggle(6202, 'TH004'),
    { type: 'togglePackage', packageId: 6203 },
    { type: 'toggleExchange', exchangeId: 1 },
    { type: 'askClearAll' }
  ]
  for (const action of actions) expect(addonSession(busy, action)).toBe(busy)
})

test('R4.38 code 1 takes over quote and choice', () => {
  const done = ok(run(opened(), toggle(6202, 'TH003')), 'second')
  expect(done).toMatchObject({
    quote: 'second',
    pending: null,
    priced: { selection: [pick(6202, 'TH003')] }
  })
  expect(isCalculating(done)).toBe(false)
})

test("R4.38 the server's own list of choices wins", () => {
  const busy = run(opened(), toggle(6202, 'TH003'))
  const done = run(busy, { type: 'quoteOk', seq: busy.seq, quote: 'q', selection: [] })
  expect([done.selection, done.priced.selection]).toEqual([[], []])
})

test('the old quote stays on screen while the next is calculated', () => {
  expect(run(opened(), toggle(6202, 'TH003')).quote).toBe('first')
})

test('a refused toggle says why and asks nothing', () => {
  const once = run(opened([pick(6201, 'HE005')]), toggle(6301, 'HE005'))
  expect(once.notice).toEqual({ text: '检查项同型半胱氨酸不可重复选择', seq: 1 })
  expect([once.pending, once.selection]).toEqual([null, [pick(6201, 'HE005')]])
  expect(run(once, toggle(6301, 'HE005')).notice?.seq).toBe(2)
})

test('a late answer to an earlier quote changes nothing', () => {
  const busy = run(opened(), toggle(6202, 'TH003'))
  expect(run(busy, { type: 'quoteFailed', seq: busy.seq - 1 })).toBe(busy)
})

describe('R4.39 code 40003', () => {
  const asked = (): State => {
    const busy = run(opened([pick(6202, 'TH003')], 8101), toggle(6213, 'DI005'))
    return run(busy, {
      type: 'quoteAddTogether',
      seq: busy.seq,
      message: '须先完成',
      items: [item(6213, 'BL003'), item(6213, 'IN001')]
    })
  }
  test('opens the dialog with the message and blocks meanwhile', () => {
    expect(asked().dialog).toMatchObject({ kind: 'addTogether', message: '须先完成' })
    expect(isCalculating(asked())).toBe(true)
    expect(run(asked(), toggle(6202, 'TH004'))).toEqual(asked())
  })
  test("'add together' asks again with the listed items", () => {
    const next = run(asked(), { type: 'dialogConfirm' })
    const choice = [pick(6202, 'TH003'), pick(6213, 'DI005', 'BL003', 'IN001')]
    expect(next).toMatchObject({
      dialog: null,
      selection: choice,
      pending: { operType: 1, selection: choice, exchangeId: 8101, toggled: ref(6213, 'DI005') }
    })
  })
  test('cancel goes back to before the toggle', () => {
    const back = run(asked(), { type: 'dialogCancel' })
    expect(back).toMatchObject({
      selection: [pick(6202, 'TH003')],
      exchangeId: 8101,
      pending: null,
      dialog: null,
      quote: 'first'
    })
    expect(isCalculating(back)).toBe(false)
  })
  test('a failure after add together goes back to before the toggle, too', () => {
    const again = run(asked(), { type: 'dialogConfirm' })
    expect(run(again, { type: 'quoteFailed', seq: again.seq }).selection).toEqual([pick(6202, 'TH003')])
  })
})

describe('R4.40 code 40004', () => {
  const asked = (before: Selection, added: Action, items: ReturnType<typeof item>[]): State => {
    const busy = run(opened(before), added)
    return run(busy, { type: 'quoteDeleteTogether', seq: busy.seq, message: '是否删除', items })
  }
  test("'delete together' asks again without the listed items", () => {
    const next = run(asked([pick(6202, 'TH002')], toggle(6202, 'TH003'), [item(6202, 'TH002')]), {
      type: 'dialogConfirm'
    })
    expect(next.pending).toMatchObject({ selection: [pick(6202, 'TH003')], operType: 1 })
  })
  test('deleting what was just added goes back without another quote', () => {
    const next = run(asked([pick(6202, 'TH003')], toggle(6202, 'TH002'), [item(6202, 'TH002')]), {
      type: 'dialogConfirm'
    })
    expect(next).toMatchObject({
      pending: null,
      dialog: null,
      questioned: null,
      selection: [pick(6202, 'TH003')],
      quote: 'first'
    })
  })
  test('removing a needed item takes its dependants along, operType 0', () => {
    const before = [pick(6213, 'BL003', 'DI005')]
    const next = run(asked(before, toggle(6213, 'BL003'), [item(6213, 'DI005')]), { type: 'dialogConfirm' })
    expect(next.pending).toMatchObject({ selection: [], operType: 0 })
  })
  test('cancel restores', () => {
    const back = run(asked([pick(6202, 'TH002')], toggle(6202, 'TH003'), [item(6202, 'TH002')]), {
      type: 'dialogCancel'
    })
    expect(back.selection).toEqual([pick(6202, 'TH002')])
  })
})

test('R4.41 R8.15 any other failure restores choice, exchange and price without a message', () => {
  const busy = run(opened([pick(6202, 'TH003')], 8101), { type: 'toggleExchange', exchangeId: 8102 })
  const back = run(busy, { type: 'quoteFailed', seq: busy.seq })
  expect(back).toMatchObject({
    selection: [pick(6202, 'TH003')],
    exchangeId: 8101,
    quote: 'first',
    notice: null,
    dialog: null,
    pending: null
  })
})

describe('R4.42 add-item remark', () => {
  const asked = (): State => {
    const busy = run(opened([pick(6202, 'TH003', 'TH004')], 8101), toggle(6202, 'TH004'))
    return run(busy, { type: 'quoteOk', seq: busy.seq, quote: 'lost', addItemRemark: '不再满足换购条件' })
  }
  test('asks before anything is taken over', () => {
    expect(asked()).toMatchObject({ dialog: { kind: 'remark', message: '不再满足换购条件' }, quote: 'first' })
  })
  test('confirm clears the exchange and asks again', () => {
    expect(run(asked(), { type: 'dialogConfirm' })).toMatchObject({
      exchangeId: null,
      pending: { exchangeId: null, selection: [pick(6202, 'TH003')] }
    })
  })
  test('cancel reverts the toggle and keeps the exchange', () => {
    expect(run(asked(), { type: 'dialogCancel' })).toMatchObject({
      exchangeId: 8101,
      selection: [pick(6202, 'TH003', 'TH004')],
      pending: null
    })
  })
})

describe('R4.43 exchange', () => {
  test('a second choice replaces the first', () => {
    expect(run(opened([], 8101), { type: 'toggleExchange', exchangeId: 8102 }).exchangeId).toBe(8102)
  })
  test('tapping the chosen one clears it; the quote carries it', () => {
    const off = run(opened([], 8101), { type: 'toggleExchange', exchangeId: 8101 })
    expect([off.exchangeId, off.pending?.exchangeId]).toEqual([null, null])
  })
})

describe('R4.45 clear all', () => {
  const packages = [...OPEN_PACKAGES, makePackage(1, [], { items: [makeItem('KI001', { required: true })] })]
  const asked = run(ok(openSession<string>(packages, [pick(1, 'KI001'), pick(6202, 'TH003')])), {
    type: 'askClearAll'
  })
  test('asks first and asks for no quote', () => {
    expect(asked).toMatchObject({ dialog: { kind: 'clearAll' }, pending: null })
  })
  test('clear all keeps what is required and asks with operType 0', () => {
    expect(run(asked, { type: 'dialogConfirm' }).pending).toMatchObject({
      selection: [pick(1, 'KI001')],
      operType: 0,
      toggled: null
    })
  })
  test('let me think keeps everything', () => {
    expect(run(asked, { type: 'dialogCancel' })).toMatchObject({
      dialog: null,
      selection: [pick(1, 'KI001'), pick(6202, 'TH003')],
      pending: null
    })
  })
})

test('R4.55 carry-over replaces the choice and is quoted', () => {
  expect(run(opened(), { type: 'replace', selection: [pick(6202, 'TH003')] }).pending).toMatchObject({
    operType: 1,
    selection: [pick(6202, 'TH003')]
  })
})

test('R4.37 requote asks again with the same choice, for a first quote that failed', () => {
  const first = openSession<string>(OPEN_PACKAGES, [pick(6202, 'TH003')])
  const failed = run(first, { type: 'quoteFailed', seq: first.seq })
  expect(failed).toMatchObject({ quote: null, pending: null })
  expect(run(failed, { type: 'requote' }).pending).toMatchObject({ seq: 2, selection: [pick(6202, 'TH003')] })
})
