import { addonServer } from '@/../tests/support/addon'
import { KEY, product, startDraft, visit } from '@/../tests/support/draft'
import { setup } from '@/../tests/support/client'
import { createWorld } from '@/../tests/support/world'
import { bookedOf } from '@/domain/draft/draft'
import { quoteAddons } from './pricing'

test('R3.42 a quote in fen with the choice it stands for', async () => {
  const line = { kind: 'exchange', label: '换购', note: '电子血压计', amount: 99.05 } as const
  const world = createWorld({
    calls: {
      'addon.quote': (input) =>
        addonServer()
          .price(input)
          .map((dto) => ({ ...dto, lines: [line] }))
    }
  })
  startDraft(world, { product: product(), visit: visit({ date: '2026-11-25' }) })
  const booked = bookedOf(world.root.process.draft(KEY))
  if (!booked) throw new Error('nothing is booked')
  const addons = [
    { packageId: 6202, itemCodes: ['TH003'] },
    { packageId: -1, itemCodes: [] }
  ]
  const asked = { addons, exchangeId: 8102, again: 'CA1' }
  const { quote, selection } = await quoteAddons(world.root.call, booked, asked)
  expect(world.made1('addon.quote')).toMatchObject({
    productCode: 'CK1003',
    orgCode: 'H1001',
    rtime: '2026-11-25',
    addItemConfigId: 8102,
    operType: 1,
    toggled: null,
    orderNum: 'CA1'
  })
  expect(quote).toMatchObject({ userPayFen: 127_800, addonSelfPaidFen: 19_800, allItemNumber: 22 })
  expect(quote.lines).toEqual([{ key: 'exchange', label: '换购', note: '电子血压计', amountFen: 9_905 }])
  expect(selection).toEqual(addons)
})

test.each([
  ['R7.40 the site by the web’s base', '50', '/api/signature/pdb/realTimePrice/v2'],
  ['R7.88 the mini-program by its own', '66', '/wxappapi/signature/pdb/realTimePrice/v2']
])('%s asks for the price, signed', async (_name, comefrom, path) => {
  const world = createWorld()
  startDraft(world, { product: product(), visit: visit() })
  const booked = bookedOf(world.root.process.draft(KEY))
  if (!booked) throw new Error('nothing is booked')
  const { call, sent } = setup({ answers: () => ({ json: { code: 0, message: '稍后再试' } }), comefrom })
  const asked = { addons: [], exchangeId: null, again: undefined }
  await expect(quoteAddons(call, booked, asked)).rejects.toThrow('稍后再试')
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([path])
  expect(sent[0]?.headers).toHaveProperty('signature')
})
