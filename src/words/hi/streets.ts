export const streets = 'सड़कें';
export const withCtrl = 'नक्शा पास या दूर करने के लिए Ctrl दबाकर स्क्रॉल करें';
export const withCommand = 'नक्शा पास या दूर करने के लिए ⌘ दबाकर स्क्रॉल करें';
export const withFingers = 'नक्शा खिसकाने के लिए दो उँगलियाँ लगाएँ';
export const attribution = 'नक्शे का स्रोत दिखाएँ या छिपाएँ';
