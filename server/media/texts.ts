/** Why a file is no picture of the shop. */
export const MEDIA_TEXTS = {
  name: '文件名应为字母、数字、- 和 _（最多 80 个），以 .png、.jpg、.jpeg 或 .webp 结尾',
  noFile: '不是文件；图片直接放在文件夹里，不要再分文件夹',
  tooBig: (megabytes: number) => `超过 ${megabytes} MB`,
  noPicture: '不是 PNG、JPG 或 WebP 图片',
  otherKind: (is: string) => `内容是 ${is}，和文件名的结尾不符`,
  animated: '是动图，请换成静止的图片',
  tooManyPixels: (megapixels: number) => `超过 ${megapixels} 百万像素`,
  broken: '图片已损坏或不完整',
  stillBig: (megabytes: number) => `缩小后仍超过 ${megabytes} MB；照片请存为 JPG 或 WebP`
} as const
