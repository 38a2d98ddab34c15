import './Home/home.css';
