import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

test('R7.26 a code by SMS and the login with it give a session', async () => {
  const session = await server.login('10000000001')
  expect(session.userInfo).toMatchObject({ user_id: 'u1001', mobile: '10000000001', name: '陈予安' })
})
