/** Tests that were written for Jest find its mocks and timers under its name; lint asks for `vi` in their place. */
import { vi } from 'vitest'

Object.assign(globalThis, {
  jest: {
    ...vi,
    setTimeout: (limit: number) => vi.setConfig({ testTimeout: limit, hookTimeout: limit })
  }
})
