import { cleanEntry } from './clean-entry'
import { entryLogin } from './domain/entry/entry-query'
import { readEntry } from './domain/entry/read-entry'
import type { HostCapability } from './platform/host/types'
import type { LoginCapability } from './platform/door/login'
import type { Door } from './platform/door/types'
import { returnPath } from './routes/destination'
import { readAccount } from './services/account/account'
import { checkMiniProgram } from './stores/mini-program'
import type { Root } from './stores/root'

export interface EntryDeps {
  readonly host: Pick<HostCapability, 'entryQuery' | 'address' | 'replaceAddress' | 'forgetParams'>
  readonly door: Door
  readonly openLogin: (url: string) => void
}

/** What happens once when the product is opened (§4). */
export async function enter(root: Root, { host, door, openLogin }: EntryDeps): Promise<void> {
  if (cleanEntry(root, { host, door })) return
  const login = entryLogin(readEntry(host.entryQuery()))
  if (login) openLogin(returnPath(login.url, root.urlHosts))
  await readUser(root, door.login).catch(root.presentError)
}

/** With a token, stored or in the address, the user's data is asked for (R4.3); on channel 66 the token is checked. */
async function readUser(root: Root, hostLogin: LoginCapability): Promise<void> {
  const { session, call } = root
  await session.ready()
  if (!session.isLoginedUser) return
  session.setAccount(await readAccount(call))
  await checkMiniProgram(root, hostLogin)
}

/** R4.75–R4.78: the located city is offered once when it differs from the current one. */
export async function offerLocatedCity({ location, feedback }: Root): Promise<void> {
  const city = await location.find()
  if (!city || city.cityCode === location.cityCode || !location.takePrompt(city)) return
  const agreed = await feedback.confirm({
    title: '切换城市',
    text: `定位到您在${city.cityName}，是否切换到该城市？`,
    confirmText: '切换',
    cancelText: '取消'
  })
  if (agreed) location.choose(city)
}
