import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Pulling the page down runs `refresh`; the host's spinner goes when it is done, whatever its end. */
export function usePullDown(refresh: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    void refresh().finally(() => Taro.stopPullDownRefresh())
  })
}
