import { vi } from 'vitest'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import { createFuzzWorld, INPUTS, type FuzzWorld } from '../testing/fuzz'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let world: FuzzWorld
beforeAll(async () => {
  world = await createFuzzWorld()
})
afterAll(() => world?.server.close())

const writes = (Object.keys(catalogue) as EndpointName[]).filter((name) => catalogue[name].method !== 'GET')

test.each(writes)(
  `%s answers ${INPUTS} generated inputs by its contract and tells nothing else`,
  async (name) => {
    expect(await world.run(name)).toEqual([])
  }
)
