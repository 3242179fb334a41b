/** Texts of the contact page (§2 contact form, §5). */
export const texts = {
  add: '新增联系人',
  edit: '编辑联系人',
  person: '基本信息',
  address: '联系地址',
  save: '保存',
  saved: '已保存',
  remove: '删除联系人',
  removeTitle: '确定删除该联系人吗？',
  removeText: '删除后不可恢复，已提交的订单不受影响',
  removeConfirm: '删除',
  removed: '已删除',
  missing: '联系人不存在或已删除',
  back: '返回'
} as const
