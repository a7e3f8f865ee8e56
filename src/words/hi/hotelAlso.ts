export const checkConnection = 'अपना इंटरनेट कनेक्शन देखें और फिर से कोशिश करें।';
export const retry = 'फिर से कोशिश करें';
export const taxesIncluded = 'टैक्स समेत।';
