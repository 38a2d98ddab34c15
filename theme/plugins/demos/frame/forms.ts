/**
 * The exports of `@angular/forms` that edited code can import. Only iframes have them, because no demo of the site needs
 * them.
 */
export {
  AbstractControl,
  CheckboxControlValueAccessor,
  DefaultValueAccessor,
  FormArray,
  FormBuilder,
  FormControl,
  FormControlDirective,
  FormControlName,
  FormGroup,
  FormGroupDirective,
  FormsModule,
  NG_VALUE_ACCESSOR,
  NgForm,
  NgModel,
  NonNullableFormBuilder,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
