import { ErrorCode } from '@/contract/errors'
import { requireUser } from './context'

test('R8.5 a guest whose call needs to know who they are is asked to log in; the service is not said to be down', () => {
  expect(() => requireUser({ user: null })).toThrow(expect.objectContaining({ code: ErrorCode.tokenInvalid }))
  const user = { id: 'u1', phone: '10000000001' }
  expect(requireUser({ user })).toBe(user)
})
