import './DemoSource/demo.css';
