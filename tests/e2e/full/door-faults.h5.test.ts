import { test } from '@playwright/test'
import { BANK_FAULTS } from '../journeys/doors/bank-faults'
import { APP_LOGIN_FAULTS } from '../journeys/doors/login-faults'
import { PAY_FAULTS, type DoorFault } from '../journeys/doors/pay-faults'
import { SiteInDoor, type SiteDoor } from '../support/doors/site'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { moveToFirstDay } from '../journeys/steps'
import { toNextVisit } from '../support/doors/visits'
import { openWire } from '../support/wire'

interface Place {
  readonly server: LocalServer
  /** A phone in this host, which nobody has logged in on. */
  phone(run: (door: SiteInDoor) => Promise<void>): Promise<void>
}

/** A test on a server of its own: what goes wrong in one host ends no other. */
const faultsOf = (title: string, name: SiteDoor, run: (place: Place) => Promise<void>) =>
  test(title, () =>
    withOpened(async (open) => {
      moveToFirstDay()
      const server = await open(startLocalServer())
      const phone: Place['phone'] = (use) =>
        withOpened(async (openHere) => {
          const wire = await openHere(openWire(server.origin))
          const door = await openHere(SiteInDoor.open(name, { server, wire, artifacts: 'door-faults' }))
          await use(door).finally(() => door.user.shot(name))
        })
      await run({ server, phone })
    })
  )

/** One phone for all of them, by somebody who is logged in. */
for (const [name, faults] of Object.entries(PAY_FAULTS) as [SiteDoor, readonly DoorFault[]][])
  faultsOf(`a payment that goes wrong: ${name}`, name, ({ server, phone }) =>
    phone(async (door) => {
      await door.enter()
      if (name !== 'bank') {
        await door.user.link('orderList', {})
        await door.logIn()
        await door.user.at(/^\/mine\/order/)
      }
      await tryEach(faults, async (run) => {
        door.host.answers.clear()
        await run({ door, server }).finally(toNextVisit)
      })
    })
  )

/** Each on a phone of its own. */
const eachOnItsPhone =
  (faults: readonly DoorFault[]) =>
  ({ server, phone }: Place) =>
    tryEach(faults, (run) => phone((door) => run({ door, server })).finally(toNextVisit))

faultsOf('an app’s login that goes wrong', 'app-android', eachOnItsPhone(APP_LOGIN_FAULTS))

faultsOf(
  'a login by the bank that goes wrong, and a session that ends in mid-order',
  'bank',
  eachOnItsPhone(BANK_FAULTS)
)
