import Taro from '@tarojs/taro'

/** A newer version of the mini-program, which WeChat fetches beside the running one. One that could not be fetched comes with a later start. */
export const updates = {
  onReady(listener: () => void): void {
    Taro.getUpdateManager().onUpdateReady(listener)
  },
  restart(): void {
    Taro.getUpdateManager().applyUpdate()
  }
}
