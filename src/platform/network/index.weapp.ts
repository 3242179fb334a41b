import Taro from '@tarojs/taro'

let connected = true

/** Tells when the connection comes back or goes; the current state is asked with `online`. */
export const network = {
  online: (): boolean => connected,
  onChange(listener: (online: boolean) => void): void {
    Taro.onNetworkStatusChange(({ isConnected }) => {
      connected = isConnected
      listener(isConnected)
    })
  }
}
