const MiniSplitChunksPlugin = require('@tarojs/webpack5-runner/dist/plugins/MiniSplitChunksPlugin').default

const last = (root) => root.split('/').pop()

/**
 * What several sub-packages share and the main package does not need stands in each of them. Taro makes a file of every
 * module: 60 in `process`, each required by each page. Here it is a file for every set of packages: `process-account.js`.
 */
module.exports = class GroupedSubCommon extends MiniSplitChunksPlugin {
  getSubCommonCacheGroup() {
    const groups = new Map()
    for (const { identifier, resource, chunks } of this.subCommonDeps.values()) {
      const shared = this.subRoots.filter((root) => [...chunks].some((name) => name.startsWith(`${root}/`)))
      const name = shared.map(last).join('-')
      if (!groups.has(name)) groups.set(name, { rawIdentifier: name, modules: new Set(), chunks: new Set() })
      const group = groups.get(name)
      group.modules.add(resource ?? identifier)
      for (const chunk of chunks) group.chunks.add(chunk)
    }
    this.subCommonDeps = groups
    return Object.fromEntries(
      Array.from(groups, ([name, { modules }]) => {
        const file = `sub-common/${name}`
        return [
          file,
          {
            name: file,
            priority: 1000,
            test: ({ resource, _identifier }) => modules.has(resource ?? _identifier)
          }
        ]
      })
    )
  }
}
