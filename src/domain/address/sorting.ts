import { splitRegion } from './region'

/** How a province is written short. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ 北京: '京', 天津: '津', 河北: '冀', 山西: '晋', 内蒙: '蒙', 辽宁: '辽', 吉林: '吉', 黑龙: '黑' },
  ...{ 上海: '沪', 江苏: '苏', 浙江: '浙', 安徽: '皖', 福建: '闽', 江西: '赣', 山东: '鲁', 河南: '豫' },
  ...{ 湖北: '鄂', 湖南: '湘', 广东: '粤', 广西: '桂', 海南: '琼', 重庆: '渝', 四川: '川', 贵州: '贵' },
  ...{ 云南: '云', 西藏: '藏', 陕西: '陕', 甘肃: '甘', 青海: '青', 宁夏: '宁', 新疆: '新' },
  ...{ 香港: '港', 澳门: '澳', 台湾: '台' }
}

/** Where a parcel goes, as who sorts it reads it from afar: 京-朝 of 北京市-北京市-朝阳区, 川-成-武 of 四川省-成都市-武侯区. */
export function sortingCode(region: string): string {
  const [province = '', ...rest] = splitRegion(region)
  const first = SHORT[province.slice(0, 2)] ?? province.slice(0, 1)
  // A municipality is its own city.
  const within = rest.filter((name) => name !== province).map((name) => name.slice(0, 1))
  return [first, ...within].join('-')
}
