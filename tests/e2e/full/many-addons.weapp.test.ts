import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { onManyAddons } from '../support/many-addons'
import { bytesOfToggle } from '../support/many-addons-figures'

const ITEMS = 300
/** What one choice may pass to the view, in bytes of setData. */
const TOGGLE_LIMIT = 4 * 1024
/** What one setData may carry, in bytes. */
const SET_DATA_LIMIT = 100 * 1024

test('a list of 300 add-ons in the mini-program: drawn in small parts, and a choice passes little', async () => {
  const { toggle, largest } = await onManyAddons(ITEMS, ({ mini }) => mini(bytesOfToggle))
  assert.ok(toggle > 0 && toggle <= TOGGLE_LIMIT, `a choice passed ${toggle} bytes`)
  assert.ok(largest <= SET_DATA_LIMIT, `one setData carried ${largest} bytes`)
})
