import { hooks } from '@tarojs/shared'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Nodes below the depth of Taro's templates are drawn by a component of their own. Until its node arrives it draws a
 * stand-in, which has to have a list of children like every node: the template loops over it.
 */
hooks.tap('modifyRecursiveComponentConfig', (config) => {
  // Taro's types name the page's config here, not the component's.
  const properties = 'properties' in config && isRecord(config.properties) ? config.properties : {}
  const node = isRecord(properties['i']) ? properties['i'] : {}
  const standIn = { ...node, value: { ...(isRecord(node['value']) ? node['value'] : {}), cn: [] } }
  return { ...config, properties: { ...properties, i: standIn } }
})
