// Taro's router finds a page with two libraries of 7 KB that know nested routes, middleware and patterns of every kind. The
// table of routes is a flat list of paths with `:names`, for which this is enough.
const read = (value) => {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const compile = (path) => {
  const names = []
  const source = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, (_, name) => {
    names.push(name)
    return '([^/]+)'
  })
  return { names, pattern: new RegExp(`^${source}/?$`, 'i') }
}

const notFound = () => Object.assign(new Error('Route not found'), { status: 404 })

export default class FlatRouter {
  constructor(routes, { baseUrl }) {
    this.baseUrl = baseUrl
    this.routes = routes.flatMap(({ path, action }) =>
      [].concat(path).map((one) => ({ ...compile(one), action }))
    )
  }

  async resolve(pathname) {
    const path = pathname.slice(this.baseUrl.length)
    for (const { names, pattern, action } of this.routes) {
      const match = pattern.exec(path)
      if (!match) continue
      const params = Object.fromEntries(names.map((name, index) => [name, read(match[index + 1])]))
      return action({ pathname }, params)
    }
    throw notFound()
  }
}
