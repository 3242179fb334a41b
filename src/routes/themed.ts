import themes from '../platform/host/theme.json'

export const wechat = process.env.TARO_ENV === 'weapp'
const light: Readonly<Record<string, string>> = themes.light

/**
 * A colour or picture of app.config: by its name in theme.json in a mini-program, whose host takes the value of the
 * phone's theme; as it is in light elsewhere.
 */
export function themed<T extends string>(name: string): T {
  const value = light[name]
  if (!value) throw new Error(`theme.json has no ${name}`)
  return (wechat ? `@${name}` : value) as T
}

/** Options of app.config that WeChat alone reads: a browser would load them with the first script. */
export const inMiniProgram = <T extends object>(options: T): Partial<T> => (wechat ? options : {})
