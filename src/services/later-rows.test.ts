import { ok, setup } from '@/../tests/support/client'
import { ErrorCode } from '@/contract/errors'

const mockFetched = jest.fn(() => ({ laterEndpoints: {} }))
jest.mock('@/contract/later-endpoints', () => mockFetched())

test('a call of a single page whose row cannot be fetched fails as a call without network', async () => {
  mockFetched.mockImplementationOnce(() => {
    throw new Error('Loading chunk 7 failed')
  })
  const { call, sent } = setup({ answers: () => ok([]) })
  await expect(call('customs.declaration', { id: 'CB1' })).rejects.toMatchObject({
    code: ErrorCode.network
  })
  expect(sent).toEqual([])
})
