export const offline = 'आप ऑफ़लाइन हैं।';
export const offlineReading = 'आप ऑफ़लाइन हैं। इंटरनेट लौटते ही हम फिर से कोशिश करेंगे।';
