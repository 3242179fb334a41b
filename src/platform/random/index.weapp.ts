import Taro from '@tarojs/taro'

/** `size` random bytes from the host's generator. */
export async function randomBytes(size: number): Promise<Uint8Array> {
  const { randomValues } = await Taro.getRandomValues({ length: size })
  return new Uint8Array(randomValues)
}
