import Taro from '@tarojs/taro'

/** WeChat's word for a person who has switched subscription messages off for the whole mini-program. */
const SWITCHED_OFF = 20004

/** Templates that the person let WeChat send; `off`: they have switched all of them off in the settings. */
export type SubscribeEnd = readonly string[] | 'off'

const isSwitchedOff = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errCode' in error && error.errCode === SWITCHED_OFF

/** Opens WeChat's question, of the mini-program alone. WeChat opens it within a tap only: nothing may be waited for before it. */
export const subscribe = (templateIds: readonly string[]): Promise<SubscribeEnd> =>
  Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] }).then(
    (answer) => {
      const accepted = Object.entries(answer).flatMap(([id, said]) => (said === 'accept' ? [id] : []))
      return templateIds.filter((id) => accepted.includes(id))
    },
    (error: unknown) => (isSwitchedOff(error) ? 'off' : [])
  )
