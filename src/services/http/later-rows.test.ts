import { vi } from 'vitest'
import { ok, setup } from '@/../tests/support/client'
import { ErrorCode } from '@/contract/errors'

const ROWS = '@/contract/later-endpoints'
afterEach(() => vi.doUnmock(ROWS))

test('a call of a single page whose row cannot be fetched fails as a call without network', async () => {
  vi.doMock(ROWS, () => {
    throw new Error('Loading chunk 7 failed')
  })
  const { call, sent } = setup({ answers: () => ok([]) })
  await expect(call('customs.declaration', { id: 'CB1' })).rejects.toMatchObject({
    code: ErrorCode.network
  })
  expect(sent).toEqual([])
})
