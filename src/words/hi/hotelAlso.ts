export const checkConnection = 'कृपया अपना इंटरनेट देखकर फिर से कोशिश करें।';
export const retry = 'फिर से कोशिश करें';
export const taxesIncluded = 'टैक्स समेत।';
