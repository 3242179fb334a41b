// NutUI is imported on demand: the component's own folder and its stylesheet, nothing else.
module.exports = {
  overrides: [{ test: /src[\\/]routes[\\/]tables[\\/]/, plugins: [require('./config/lean-routes')] }],
  // Fields by assignment and no document.all: nothing here tells the difference, every class is shorter.
  assumptions: { setPublicClassFields: true, noDocumentAll: true },
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // core-js by usage costs 42 KB gzip; the few gaps of old webviews are filled by src/polyfills.ts.
        useBuiltIns: false,
        // The supported webviews know these; what their first versions got wrong is mended by the narrow transforms.
        exclude: ['transform-destructuring', 'transform-parameters', 'transform-template-literals'],
        include: [
          'bugfix/transform-safari-id-destructuring-collision-in-function-expression',
          'bugfix/transform-safari-rest-destructuring-rhs-array',
          'bugfix/transform-tagged-template-caching'
        ]
      }
    ]
  ],
  plugins: [
    [
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        libraryDirectory: 'dist/es/packages',
        style: (name) => `${name.toLowerCase()}/style/css`,
        camel2DashComponentName: false,
        customName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`
      },
      'nutui-react-taro'
    ]
  ]
}
