import { hooks } from '@tarojs/shared'

/** As much of Taro's component for deep nodes as is mended here. */
interface DeepNodeConfig {
  readonly properties: { readonly i: { readonly value: Readonly<Record<string, unknown>> } }
}

/**
 * Nodes below the depth of Taro's templates are drawn by a component of their own. Until its node arrives it draws a
 * stand-in, which has to have a list of children like every node: the template loops over it.
 */
hooks.tap('modifyRecursiveComponentConfig', (config) => {
  // Taro's types name the page's config here.
  const { properties } = config as unknown as DeepNodeConfig
  const node = { ...properties.i, value: { ...properties.i.value, cn: [] } }
  return { ...config, properties: { ...properties, i: node } }
})
