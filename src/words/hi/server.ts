export const unreachable = 'सर्वर तक पहुँच नहीं हो सकी। कृपया फिर से कोशिश करें।';
export const unexpected = 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।';
