import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AddonPackageDto, AddPackages } from '../../../src/contract/booking/dto/addon'
import { logIn } from '../journeys/log-in'
import type { Driver } from './driver'
import { H5Driver } from './h5'
import { startServer } from './server'
import { WeappDriver } from './weapp'

const LIST = /\/pdb\/addPackages$/
/** Items of each package that is added to the sample's. */
const PACKAGE_SIZE = 12
/** Above every id of the sample data. */
const FIRST_ID = 10_000

interface Answer {
  readonly results: readonly AddPackages[]
}

/** The answer with more packages at its end, of the same items under other codes and names, until it has `count` items. */
function lengthened({ results: [first, ...others], ...answer }: Answer, count: number): Answer {
  if (!first) throw new Error('the answer has no add-ons')
  const packages = [...first.requireList, ...first.notRequireList, ...first.individList, ...first.customList]
  const [model] = first.individList
  if (!model) throw new Error('the sample has no package to choose freely from')
  const items = packages.flatMap((pkg) => pkg.items)
  const added: AddonPackageDto[] = []
  for (let made = items.length; made < count; made += PACKAGE_SIZE) {
    const addPackageId = FIRST_ID + added.length
    const size = Math.min(PACKAGE_SIZE, count - made)
    added.push({
      ...model,
      addPackageId,
      addPackageName: `${model.addPackageName}${added.length + 1}`,
      items: Array.from({ length: size }, (_, index) => items[(made + index) % items.length])
        .filter((item) => item !== undefined)
        .map((item, index) => ({
          ...item,
          itemCode: `${addPackageId}-${index}`,
          itemName: `${item.itemName}${made + index}`
        }))
    })
  }
  return { ...answer, results: [{ ...first, individList: [...first.individList, ...added] }, ...others] }
}

/** Passes everything on to a server, and lengthens its list of add-ons. */
async function lengthen(target: string, count: number): Promise<{ origin: string; close(): void }> {
  const { hostname, port } = new URL(target)
  const proxy = http.createServer((request, response) => {
    const { url = '/', method, headers } = request
    const isList = LIST.test(url)
    const forward = http.request(
      {
        hostname,
        port,
        path: url,
        method,
        headers: isList ? { ...headers, 'accept-encoding': 'identity' } : headers
      },
      (answer) => {
        if (!isList) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
          return
        }
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const told = JSON.parse(Buffer.concat(chunks).toString()) as Answer
          const body = Buffer.from(JSON.stringify(lengthened(told, count)))
          response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': body.length })
          response.end(body)
        })
      }
    )
    forward.on('error', () => request.socket.destroy())
    request.pipe(forward)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const { port: own } = proxy.address() as AddressInfo
  return { origin: `http://127.0.0.1:${own}`, close: () => void proxy.close() }
}

interface Closable extends Driver {
  close(): Promise<void>
}

async function loggedIn<D extends Closable, T>(user: D, run: (user: D) => Promise<T>): Promise<T> {
  try {
    await user.open('/mine/authorize')
    // A phone of its own: a code is sent to the same one only once a minute.
    await logIn(user, `139${String(Date.now()).slice(-8)}`)
    await user.at(/^\/(mine)?(\?|$)/)
    return await run(user)
  } finally {
    await user.close()
  }
}

/** Each runs something on its target, by somebody who has logged in. */
export interface Targets {
  site<T>(run: (user: H5Driver) => Promise<T>): Promise<T>
  mini<T>(run: (user: WeappDriver) => Promise<T>): Promise<T>
}

/** A server of its own whose list of add-ons has so many items. */
export async function onManyAddons<T>(count: number, run: (targets: Targets) => Promise<T>): Promise<T> {
  const server = await startServer({ RATE_LIMIT: '0' })
  const long = await lengthen(server.origin, count)
  try {
    return await run({
      site: async (use) => loggedIn(await H5Driver.launch(long.origin, 'many-addons'), use),
      mini: async (use) => loggedIn(await WeappDriver.launch(long.origin, 'many-addons'), use)
    })
  } finally {
    long.close()
    await server.close()
  }
}
